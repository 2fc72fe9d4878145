/** 'Sunday surcharge 10%': the line of every sum, in the venue's own words. */
export const daySurchargeLabel = ({ name, percent }: { name: string; percent: string }): string =>
  `${name} ${percent}%`;
