import type { Category } from '@servery/contract/entities/menu';
import { Picture } from '@servery/ui/surfaces/picture';
import { useEffect, useState } from 'react';
import { facts } from '#api/app-facts.ts';
import { feastOf } from '#kiosk/attract/feast-dishes.ts';
import css from './feast.module.css';

const TURN_MS = 8000;
const SEATS = ['hero', 'd1', 'd2', 'd3', 'd4'] as const;

/** Plates from all over the menu. They change slowly: this is also what keeps the screen from burning in. */
export function Feast({ categories }: { categories: readonly Category[] }) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((held) => held + 1), TURN_MS);
    return () => clearInterval(timer);
  }, []);
  const plates = feastOf(categories, turn);
  if (plates.length === 0) return <img src={facts.brand.hero_url} alt="" className={css.scene} />;
  return (
    <div aria-hidden className={css.feast}>
      {plates.map((product, seat) => (
        <span key={SEATS[seat]} data-seat={SEATS[seat]} className={css.dish}>
          <Picture
            key={product.id}
            tint="none"
            shape="round"
            eager
            sizes="480px"
            src={product.img_url}
            className={css.picture}
          />
        </span>
      ))}
    </div>
  );
}
