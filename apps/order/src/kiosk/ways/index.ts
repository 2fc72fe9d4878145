export { useCameFrom, useChangeWay } from '#kiosk/ways/change-way.ts';
export { TablePad } from '#kiosk/ways/table-pad.tsx';
export { useKeepChoice } from '#kiosk/ways/use-keep-choice.ts';
export { WaySheet } from '#kiosk/ways/way-sheet.tsx';
export { type FurtherWay, furtherWays, stagesOf } from '#kiosk/ways/ways.ts';
