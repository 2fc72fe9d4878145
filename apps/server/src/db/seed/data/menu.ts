import { bowls } from '#db/seed/data/menu-bowls';
import { breakfast } from '#db/seed/data/menu-breakfast';
import { burgers } from '#db/seed/data/menu-burgers';
import { coffee } from '#db/seed/data/menu-coffee';
import { coldDrinks } from '#db/seed/data/menu-cold-drinks';
import { kids } from '#db/seed/data/menu-kids';
import { pizza } from '#db/seed/data/menu-pizza';
import { salads } from '#db/seed/data/menu-salads';

export const banksiaMenu = [breakfast, bowls, burgers, pizza, salads, kids, coffee, coldDrinks];
