import type { Insertable } from 'kysely';
import type { AnnouncementTable, HomeBlockTable } from '#db/tables/venue';

const DAY = 86_400_000;

export type SeedBlock = Pick<HomeBlockTable, 'block'> & Partial<Insertable<HomeBlockTable>>;

export const banksiaHome: readonly SeedBlock[] = [
  {
    block: 'welcome',
    title: 'Lunch, without the line.',
    content: 'Order ahead from Market Street. We cook it for the minute you walk in.',
    image_url: 'hero.svg',
  },
  { block: 'place_order', title: 'Order Now', target: 'menu/banksia-kitchen', icon: 'shopping-bag' },
  { block: 'account', title: 'My Account', target: 'rewards', icon: 'user', use_card: 1 },
  {
    block: 'announcements',
    heading: 'What’s new',
    nocontent: 'Nothing new today. The chips are still hot.',
    show_push_register: 1,
  },
  {
    block: 'image',
    title: 'Mangoes from Carnarvon',
    content: 'Picked on Monday, in your bowl by Wednesday.',
    image_url: 'pics/prawn-bowl.svg',
  },
  {
    block: 'share',
    heading: 'Tell a friend',
    title: 'Share Banksia Kitchen',
    content: 'Lunch tastes better when somebody else orders it too.',
    icon: 'share',
  },
  {
    block: 'embed_link',
    title: 'Where it comes from',
    content: 'The growers behind the menu.',
    link_url: '/media/demo/growers.html',
    icon: 'leaf',
    place_order_btn: 1,
  },
  {
    block: 'google_review',
    title: 'Leave us a review',
    content: 'Two sentences help more than you think.',
    link_url: 'https://www.google.com/maps/search/?api=1&query=12+Market+Street+Fremantle+WA+6160',
    target: '_blank',
    icon: 'star',
  },
  {
    block: 'app_download',
    heading: 'Take us with you',
    title: 'Get the app',
    content: 'Your usual, in two taps.',
    link_url: 'https://banksia-kitchen.example.com/app',
    icon: 'smartphone',
  },
  {
    block: 'internal_link',
    title: 'About Banksia Kitchen',
    link_url: '/about',
    target: 'about',
    icon: 'info',
  },
];

export const banksiaNews = (now: number): Omit<Insertable<AnnouncementTable>, 'venue_id'>[] => [
  {
    created_at: now - DAY,
    title: 'Mango season is here',
    content: 'Carnarvon mangoes, in the prawn bowl and the Sunrise.',
  },
  {
    created_at: now - 6 * DAY,
    title: 'Open later on Fridays and Saturdays',
    content: 'The kitchen now runs until 10 pm. Ask for the Late Night Toastie.',
  },
  {
    created_at: now - 19 * DAY,
    title: 'Bring your own cup',
    content: 'Fifty cents off every coffee, and one cup less on Bathers Beach.',
  },
];
