#!/bin/sh
# Whether this machine has a Node that can build the client, with its npm. Vite names the versions.
npm --version > /dev/null 2>&1 || exit 1
node -e '
  const [major, minor] = process.versions.node.split(".").map(Number);
  process.exit(major > 22 || (major == 22 && minor >= 12) || (major == 20 && minor >= 19) ? 0 : 1);
' 2> /dev/null
