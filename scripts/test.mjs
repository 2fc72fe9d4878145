import { installPackages, runOnPinnedNode } from './install.mjs';

installPackages();
runOnPinnedNode('scripts/test.ts', process.argv.slice(2));
