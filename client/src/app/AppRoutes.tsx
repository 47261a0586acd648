import { Navigate, Route, Routes } from 'react-router-dom';
import { lazyPage } from '../ui/frame/lazy-page';
import { NotFoundPage } from './message-pages/message-pages';
import { RedirectTo } from './RedirectTo';
import { RequireSession } from './RequireSession';

const ChoosePasswordPage = lazyPage(() =>
  import('../features/access/password-link/ChoosePasswordPage').then((module) => module.ChoosePasswordPage),
);
const LoginPage = lazyPage<{ onIdle: () => void }>(() =>
  import('../features/access/sessions/LoginPage').then((module) => module.LoginPage),
);
const loadPanel = () => import('./panel/Panel');
const Panel = lazyPage(() => loadPanel().then((module) => module.Panel));
/** The panel follows the login. If the preload fails, the panel reports it once it is opened. */
const preloadPanel = () => {
  Promise.all([loadPanel(), import('./panel/DashboardRoute')]).catch(() => undefined);
};

const LEGACY = ['login', 'dashboard', 'pacientes', 'citas', 'fichas-clinicas', 'inventario', 'respaldo'];
const TO_BOOKING = { to: '/public/reservar', label: 'Ir a reservar hora' };

export function AppRoutes() {
  return (
    <Routes>
      <Route index element={<Navigate to="/app/login" replace />} />
      {LEGACY.map((page) => (
        <Route key={page} path={`/admin/${page}`} element={<RedirectTo path={`/app/${page}`} />} />
      ))}
      <Route path="/login" element={<RedirectTo path="/app/login" />} />

      <Route path="/app/clave" element={<ChoosePasswordPage />} />
      <Route path="/app/login" element={<LoginPage onIdle={preloadPanel} />} />
      <Route element={<RequireSession />}>
        <Route path="/app/*" element={<Panel />} />
      </Route>
      {/* The server itself renders /public and all other unknown addresses: client/src/features/visitors. */}
      <Route path="*" element={<NotFoundPage back={TO_BOOKING} />} />
    </Routes>
  );
}
