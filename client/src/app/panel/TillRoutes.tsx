import { Route, Routes } from 'react-router-dom';
import { TillPage } from '../../features/money/till/TillPage';
import { lazyPage } from '../../ui/frame/lazy-page';
import { NotFoundPage } from '../message-pages/message-pages';
import { TO_DASHBOARD } from '../message-pages/way-back';
import { RequireArea } from '../RequireArea';

const MonthPage = lazyPage(() =>
  import('../../features/money/month/MonthPage').then((module) => module.MonthPage),
);
const MoneyLinesPage = lazyPage(() =>
  import('../../features/money/lines/MoneyLinesPage').then((module) => module.MoneyLinesPage),
);
const PayPage = lazyPage(() => import('../../features/money/pay/PayPage').then((module) => module.PayPage));
const StatementPage = lazyPage(() =>
  import('../../features/money/pay/StatementPage').then((module) => module.StatementPage),
);

/** Not part of the panel's first load. The till itself is loaded with them, without another request. */
export const TillRoutes = () => (
  <Routes>
    <Route element={<RequireArea area="CAJA" />}>
      <Route index element={<TillPage />} />
    </Route>
    <Route element={<RequireArea area="CAJA_CORRECTIONS" />}>
      <Route path="mes" element={<MonthPage />} />
      <Route path="movimientos" element={<MoneyLinesPage />} />
      <Route path="liquidaciones" element={<PayPage />} />
      <Route path="liquidaciones/:id" element={<StatementPage />} />
    </Route>
    <Route path="*" element={<NotFoundPage back={TO_DASHBOARD} />} />
  </Routes>
);
