/** 'dddd ddd ddd' has ten places; what is typed is shown in its groups. */
export const pointsIn = (template: string): number => template.replaceAll(/[^d]/g, '').length;

export const digitsOf = (typed: string, template: string): string =>
  typed.replaceAll(/\D/g, '').slice(0, pointsIn(template));

export function grouped(digits: string, template: string): string {
  let shown = '';
  let at = 0;
  for (const place of template) {
    if (at >= digits.length) break;
    shown += place === 'd' ? digits[at++] : place;
  }
  return shown;
}

export const MOBILE_TEMPLATE = 'dddd ddd ddd';
export const PIN_TEMPLATE = 'dddddd';
