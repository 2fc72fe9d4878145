export { SetPinDialog } from '#features/till-pin/set-pin-dialog.tsx';
