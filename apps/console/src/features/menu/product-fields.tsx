import type { EditableMenu, EditedProduct } from '@servery/contract/entities/menu-editor';
import { DIET_CODES } from '@servery/domain/menu/diets';
import { PRODUCT_FIELDS } from '@servery/domain/menu-editor/fields';
import { dollars } from '@servery/domain/money';
import { ChipGroup, ChipToggle } from '@servery/ui/choices/chips';
import { Segmented } from '@servery/ui/choices/segmented';
import { Checkbox } from '@servery/ui/inputs/check';
import { TextArea, TextField } from '@servery/ui/inputs/field';
import { Select } from '@servery/ui/inputs/select';
import type { FieldsProps } from '#features/menu/rules/field-props.ts';
import { AvailableFields } from '#features/menu/available-fields.tsx';
import { PictureField } from '#features/menu/picture-field.tsx';
import { gstOf, priceOf, wholeTyped } from '#features/menu/rules/product.ts';
import css from '#parts/pane.module.css';
import { t } from '#features/menu/texts.ts';

const TINTS = ['oat', 'leaf', 'sun', 'clay', 'berry', 'sea'] as const;
const LONGEST = { name: 200, description: 4000, unit: 200, station: 200 } as const;

const picturesOf = ({ products }: EditableMenu) =>
  products
    .filter((each) => each.img_url !== '')
    .map(({ value, img_url: url }) => ({ path: value.image, url }));

function Main({ menu, value, held, changed, errors, pictureUrl, onChange }: FieldsProps) {
  const price = priceOf(value.price);
  const isTaxed = value.tax === 'taxable' || value.served_hot;
  return (
    <>
      <div className={css.top}>
        <PictureField
          name={value.name}
          url={pictureUrl}
          tint={value.tint}
          used={picturesOf(menu)}
          onChange={({ path }) => onChange({ image: path })}
        />
        <div className={css.part}>
          <TextField
            label={t.name}
            look="inset"
            value={value.name}
            maxLength={LONGEST.name}
            changed={changed.includes('name')}
            error={errors.name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <TextField
            label={held && changed.includes('price') ? t.priceWas({ price: dollars(held.price) }) : t.price}
            look="inset"
            inputMode="decimal"
            value={value.price}
            maxLength={12}
            changed={changed.includes('price')}
            error={errors.price}
            after={price !== undefined && isTaxed ? t.gstIn({ gst: gstOf(price) }) : undefined}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        </div>
      </div>
      <TextArea
        label={t.description}
        look="inset"
        value={value.description}
        maxLength={LONGEST.description}
        changed={changed.includes('description')}
        onChange={({ target }) => onChange({ description: target.value })}
      />
    </>
  );
}

function Diets({ value, onChange }: FieldsProps) {
  const { dietary } = value;
  const toggle = (code: string) =>
    onChange({
      dietary: dietary.includes(code) ? dietary.filter((each) => each !== code) : [...dietary, code],
    });
  return (
    <div className={css.part}>
      <h3>{t.dietary}</h3>
      <ChipGroup label={t.dietary}>
        {DIET_CODES.map((code) => (
          <ChipToggle
            key={code}
            title={t[`diet${code}`]}
            pressed={dietary.includes(code)}
            onClick={() => toggle(code)}
          >
            {code}
            <span className="visually-hidden"> {t[`diet${code}`]}</span>
          </ChipToggle>
        ))}
      </ChipGroup>
    </div>
  );
}

function Numbers({ value, changed, errors, onChange }: FieldsProps) {
  return (
    <div className={css.pair}>
      <TextField
        label={t.least}
        look="inset"
        inputMode="numeric"
        value={String(value.min)}
        changed={changed.includes('min')}
        onChange={({ target }) => onChange({ min: wholeTyped(target.value, 4) })}
      />
      <TextField
        label={t.most}
        look="inset"
        inputMode="numeric"
        placeholder={t.noLimit}
        value={value.max === 0 ? '' : String(value.max)}
        changed={changed.includes('max')}
        error={errors.max}
        onChange={({ target }) => onChange({ max: wholeTyped(target.value, 4) })}
      />
      <TextField
        label={t.unit}
        look="inset"
        placeholder={t.unitExample}
        value={value.quantity_label}
        maxLength={LONGEST.unit}
        changed={changed.includes('quantity_label')}
        onChange={({ target }) => onChange({ quantity_label: target.value })}
      />
    </div>
  );
}

type Flag = {
  [Key in keyof EditedProduct]: EditedProduct[Key] extends boolean ? Key : never;
}[keyof EditedProduct];
/** What is on or off and needs no place of its own. */
const SWITCHES = Object.entries(PRODUCT_FIELDS).filter(
  (entry): entry is [Flag, (typeof entry)[1] & { label: () => string }] => 'label' in entry[1],
);

/** What can be said about a product, whether it is new or not. */
export function ProductFields(props: FieldsProps) {
  const { value, onChange } = props;
  return (
    <>
      <Main {...props} />
      {SWITCHES.map(([field, { label }]) => (
        <Checkbox
          key={field}
          checked={value[field]}
          onChange={({ target }) => onChange({ [field]: target.checked })}
        >
          {label()}
        </Checkbox>
      ))}
      <Diets {...props} />
      <div className={css.part}>
        <h3>{t.gst}</h3>
        <Segmented
          label={t.gst}
          size="s"
          items={[
            { value: 'taxable', label: t.taxable },
            { value: 'gst_free', label: t.gstFree },
            { value: 'input_taxed', label: t.inputTaxed },
          ]}
          value={value.tax}
          onChange={(tax) => onChange({ tax })}
        />
        {value.tax === 'gst_free' && (
          <Checkbox
            checked={value.served_hot}
            onChange={({ target }) => onChange({ served_hot: target.checked })}
          >
            {t.servedHot}
          </Checkbox>
        )}
      </div>
      <AvailableFields {...props} />
      <Numbers {...props} />
      <TextField
        label={t.station}
        look="inset"
        hint={t.productStationHint}
        placeholder={t.stationOfCategory}
        value={value.station}
        maxLength={LONGEST.station}
        changed={props.changed.includes('station')}
        onChange={({ target }) => onChange({ station: target.value })}
      />
      <Select
        label={t.plate}
        value={(value.tint || 'oat') as (typeof TINTS)[number]}
        options={TINTS.map((tint) => ({ value: tint, label: t[`tint_${tint}`] }))}
        onChange={(tint) => onChange({ tint })}
      />
    </>
  );
}
