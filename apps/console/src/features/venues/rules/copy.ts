/** A copy as somebody asks for it. */
export type WrittenCopy = {
  from: string;
  /** Empty is a new venue. */
  into: string;
  parts: 'venue' | 'menu';
  name: string;
  address: string;
  suburb: string;
  postcode: string;
  phone: string;
};
