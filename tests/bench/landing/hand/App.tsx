import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { BillingPage } from './BillingPage.tsx';
import { Frame } from './Frame.tsx';
import { HomePage } from './HomePage.tsx';
import type { Session } from './session.ts';

const PayPage = lazy(async () => ({ default: (await import('./PayPage.tsx')).PayPage }));

export function App({ session }: { session: Promise<Session> }): ReactNode {
  const [known, setKnown] = useState<Session>();
  useEffect(() => void session.then(setKnown), [session]);
  // Renders nothing during the redirect to the sign-in.
  if (known?.signedIn === false) return undefined;
  return (
    <Routes>
      <Route element={<Frame hasMenu />}>
        <Route path="/account-summary" element={<HomePage name={known?.firstName} />} />
        <Route path="/billing" element={<BillingPage />} />
        <Route path="*" element={<Navigate to="/account-summary" replace />} />
      </Route>
      <Route element={<Frame hasMenu={false} />}>
        <Route
          path="/billing/pay"
          element={
            <Suspense fallback={undefined}>
              <PayPage />
            </Suspense>
          }
        />
      </Route>
    </Routes>
  );
}
