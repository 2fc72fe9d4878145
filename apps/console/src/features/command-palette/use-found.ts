import type { ConsoleUser } from '@servery/contract/entities/board';
import type { Permission } from '@servery/contract/permissions';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { customersQuery } from '#api/customers-query.ts';
import { menuQuery } from '#api/menu-query.ts';
import { ordersQuery } from '#api/orders-query.ts';
import { findCommands } from '#features/command-palette/rules/find-commands.ts';
import { whenText } from '#order/when.ts';

/** One letter fits half the venue; one digit may be the number of an order. */
const ENOUGH = /^\d|^.{2}/u;
const MOST = 5;

/** What of the venue fits the words: orders and customers by the server, products of the menu that is there. */
export function useFound(user: ConsoleUser, typed: string) {
  const search = useDeferredValue(typed.trim());
  const asks = ENOUGH.test(search);
  const may = (needed: Permission) => asks && user.permissions.includes(needed);
  const orders = useQuery({ ...ordersQuery({ search }), enabled: may('see_orders'), refetchInterval: false });
  const customers = useInfiniteQuery({ ...customersQuery(search), enabled: may('see_customers') });
  const menu = useQuery({ ...menuQuery, enabled: may('manage_menu') });
  const named = menu.data?.products.map(({ id, value }) => ({ id, label: value.name, price: value.price }));
  const zone = user.merchant.time_zone;
  return {
    searching: asks && [orders, customers, menu].some(({ isLoading }) => isLoading),
    orders: (asks ? (orders.data?.orders ?? []) : []).slice(0, MOST).map((order) => ({
      ...order,
      note: `${whenText(order.placed, zone)}, ${order.status_text}`,
    })),
    customers: (asks ? (customers.data?.pages[0]?.customers ?? []) : []).slice(0, MOST),
    products: asks && named ? findCommands(named, search).slice(0, MOST) : [],
  };
}
