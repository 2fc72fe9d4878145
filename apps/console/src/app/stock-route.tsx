import { Desk } from '#app/desk.tsx';
import { StockScreen } from '#features/stock/stock-screen.tsx';

export const StockRoute = () => <Desk>{() => <StockScreen />}</Desk>;
