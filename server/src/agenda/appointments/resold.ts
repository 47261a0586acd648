/** Whether the appointment `a`, which the offer `o` became, stands at its hour, and that was cancelled before. */
export const IS_RESOLD = `a.status <> 'CANCELLED'
       and (a.professional_id, a.date, a.start_minute) = (o.professional_id, o.date, o.start_minute) and exists (
         select from appointment b
         where b.professional_id = o.professional_id and b.date = o.date and b.status = 'CANCELLED' and b.id < a.id
           and b.start_minute < o.start_minute + o.duration_minutes
           and o.start_minute < b.start_minute + b.duration_minutes)`;
