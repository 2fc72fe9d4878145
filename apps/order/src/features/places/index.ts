export { PlaceChooser } from '#features/places/place-chooser.tsx';
export { SelectionSteps } from '#features/places/selection-steps.tsx';
export { type PickedTime, TimePicker } from '#features/places/time-picker.tsx';
