export { showUpgrade } from '#features/upgrade/show-upgrade.ts';
