#!/usr/bin/env bash
# Builds kube-apiserver and etcd once into a cache outside the tree, and prints the directory (envtest's layout).
#
#   KUBEBUILDER_ASSETS   if set and complete, is printed as it is; nothing is built
#   CRD4J_CACHE          where to build (default: $XDG_CACHE_HOME/crd4j or ~/.cache/crd4j)
#
# Needs Go. About ten minutes when cold. An interrupted build leaves nothing half done.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

version=$(sed -nE 's#^\s*k8s.io/kubernetes v([0-9.]+)$#\1#p' go.mod)
minor=$(cut -d. -f2 <<<"$version")

complete() { [ -x "$1/kube-apiserver" ] && [ -x "$1/etcd" ]; }

if [ -n "${KUBEBUILDER_ASSETS:-}" ] && complete "$KUBEBUILDER_ASSETS"; then
  echo "$KUBEBUILDER_ASSETS"
  exit 0
fi

cache=${CRD4J_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/crd4j}
target=$cache/kube-apiserver-$version
if complete "$target"; then
  echo "$target"
  exit 0
fi
command -v go >/dev/null || { echo "no kube-apiserver in KUBEBUILDER_ASSETS or $target, and no 'go' to build one" >&2; exit 3; }

mkdir -p "$cache"
work=$(mktemp -d "$cache/building.XXXXXX")
trap 'rm -rf "$work"' EXIT
echo "building kube-apiserver $version and etcd into $target (about ten minutes, once)" >&2

# Without these the server reports v0.0.0 and its feature gates take values of no release.
flags="-s -w"
for package in k8s.io/component-base/version k8s.io/client-go/pkg/version; do
  flags+=" -X $package.gitVersion=v$version -X $package.gitMajor=1 -X $package.gitMinor=$minor"
done
export CGO_ENABLED=0
go build -mod=readonly -trimpath -ldflags "-s -w" -o "$work/etcd" ./cmd/etcd
go build -mod=readonly -trimpath -ldflags "$flags" -o "$work/kube-apiserver" ./cmd/kube-apiserver

# A build that ran beside this one may have been first; both made the same files.
mv -T "$work" "$target" 2>/dev/null || complete "$target"
echo "$target"
