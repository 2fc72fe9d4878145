import { installPackages, runOnPinnedNode } from './install.mjs';

installPackages();
runOnPinnedNode('scripts/test-long.ts', process.argv.slice(2));
