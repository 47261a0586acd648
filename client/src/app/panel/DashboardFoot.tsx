import type { ComponentProps } from 'react';
import { DayFoot } from '../../features/dashboard/day-foot/DayFoot';
import { optionalPart } from '../../ui/frame/optional-part';

const BookHour = optionalPart(() => import('./BookHour').then((module) => module.BookHour));

export const DashboardFoot = (props: Omit<ComponentProps<typeof DayFoot>, 'book'>) => (
  <DayFoot {...props} book={(slot, close) => <BookHour slot={slot} onClose={close} />} />
);
