// The parts of the foot exam on the patient's page, in one file that it loads later.
export { FootControl } from './foot/FootControl';
export { FootRiskBadge } from './foot/FootRiskBadge';
export { LastFootExam } from './foot/LastFootExam';
