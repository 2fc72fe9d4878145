import { Megaphone, Share2, Sparkles, Truck } from 'lucide-react';
import { icon } from './icon.tsx';

/* Icons that the menu does without: they do not load with it. */
export const IconMegaphone = /* @__PURE__ */ icon(Megaphone);
export const IconShare2 = /* @__PURE__ */ icon(Share2);
export const IconSparkles = /* @__PURE__ */ icon(Sparkles);
export const IconTruck = /* @__PURE__ */ icon(Truck);
