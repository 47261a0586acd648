import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { SessionProvider } from '../features/access/sessions/SessionProvider';
import { ClinicProvider } from '../clinic/clinic';
import { ErrorBoundary } from '../ui/frame/ErrorBoundary';
import { HeadingTakesFocus } from '../ui/frame/PageHeading';
import { Themed } from '../ui/theme/Themed';
import { BrokenPart } from '../ui/frame/TryAgain';
import { AppRoutes } from './AppRoutes';
import { tidyStorage } from './tidy-storage';

export function App() {
  useEffect(() => {
    // If tidying fails now, the next start tries again.
    tidyStorage().catch(() => undefined);
  }, []);
  return (
    <Themed>
      <ErrorBoundary
        fallback={() => (
          <BrokenPart
            sentence="Algo falló al mostrar esta página."
            button="Volver a cargar"
            onRetry={() => location.reload()}
          />
        )}
      >
        <ClinicProvider>
          <SessionProvider>
            <FocusAfterNavigation>
              <AppRoutes />
            </FocusAfterNavigation>
          </SessionProvider>
        </ClinicProvider>
      </ErrorBoundary>
    </Themed>
  );
}

/** React Router's key of the first entry, which the browser opened itself, is 'default'. */
function FocusAfterNavigation({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <HeadingTakesFocus value={key !== 'default'}>{children}</HeadingTakesFocus>;
}
