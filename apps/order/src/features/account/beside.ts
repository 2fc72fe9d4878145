import css from '#features/account/account.module.css';

/** A column of its own beside a page of the account, where there is room. */
export const BESIDE = css.beside;
