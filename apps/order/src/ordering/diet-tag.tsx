import type { Diet } from '@servery/domain/menu/diets';
import { Tag, type TagProps } from '@servery/ui/actions/badge';

/** The code of a diet, and its name for who wonders; a code that is its name is said once. */
export const DietTag = ({
  diet: { code, name },
  ...rest
}: { diet: Diet } & Omit<TagProps, 'title' | 'children'>) => (
  <Tag {...rest} title={code === name ? undefined : name}>
    {code}
  </Tag>
);
