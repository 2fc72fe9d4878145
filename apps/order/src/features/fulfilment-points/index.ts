export { PointChooser } from '#features/fulfilment-points/point-chooser.tsx';
export { SelectionSteps } from '#features/fulfilment-points/selection-steps.tsx';
export { type PickedTime, TimePicker } from '#features/fulfilment-points/time-picker.tsx';
