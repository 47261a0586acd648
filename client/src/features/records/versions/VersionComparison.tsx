import { formatClp } from '#domain/stock/clp.js';
import { longDate } from '#domain/clinic-time.es.js';
import { examInWords } from '#domain/records/foot/exam-words.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWallTime } from '../../../clinic/wall-time';
import type { RecordVersionsQuery } from '../clinical-records.generated';
import { ONE_COLUMN } from '../../../ui/one-column';
import { ComparedText } from '../../../ui/text/ComparedText';
import { DismissedWarnings } from '../DismissedWarnings';
import { examOf } from '../foot/foot-exam-values';
import { FIELD_LABELS, NOT_SAID, type RecordField } from '../record-values';
import { useNamesAttendants } from '../use-names-attendants';
import { suppliesInWords } from '../used-supplies';

export type RecordVersion = NonNullable<RecordVersionsQuery['clinicalRecord']>['versions'][number];

type VersionedField = Exclude<RecordField, 'manicure'>;

// The appointment's history has its manicure.
const FIELDS = (Object.keys(FIELD_LABELS) as RecordField[]).filter(
  (field): field is VersionedField => field !== 'manicure',
);

export function VersionComparison({ one, other }: { one: RecordVersion; other: RecordVersion }) {
  const wallTime = useWallTime();
  const namesAttendants = useNamesAttendants();
  return (
    <Box sx={{ ...ONE_COLUMN, gap: 2 }}>
      <Pair
        texts={[one, other].map(({ writtenBy, writtenAt }) => (
          <Typography key={writtenAt} variant="caption" color="textSecondary">
            {writtenBy && `Por ${writtenBy}, `}
            {wallTime(writtenAt)}
          </Typography>
        ))}
      />
      {FIELDS.filter((field) => field !== 'professionalId' || namesAttendants).map((field) => {
        const texts = [shown(field, one), shown(field, other)] as const;
        return (
          <section key={field}>
            <Typography variant="h3" sx={{ marginBottom: 0.75 }}>
              {FIELD_LABELS[field]}
              {texts[0] === texts[1] && (
                <Typography component="span" variant="caption" color="textSecondary" sx={{ fontWeight: 450 }}>
                  {' '}
                  · sin cambios
                </Typography>
              )}
            </Typography>
            <Pair
              texts={[
                <ComparedText key="one" text={texts[0]} other={texts[1]} />,
                <ComparedText key="other" text={texts[1]} other={texts[0]} />,
              ]}
            />
          </section>
        );
      })}
      {[one, other].some(({ dismissedWarnings }) => dismissedWarnings.length > 0) && (
        <section>
          <Typography variant="h3" sx={{ marginBottom: 0.75 }}>
            Advertencias leídas
          </Typography>
          <Pair
            texts={[one, other].map(({ version, dismissedWarnings }) => (
              <DismissedWarnings key={version} warnings={dismissedWarnings} />
            ))}
          />
        </section>
      )}
    </Box>
  );
}

function Pair({ texts }: { texts: React.ReactNode[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        gap: { xs: 1.5, sm: 3 },
        '& > *': { minWidth: 0 },
      }}
    >
      {texts}
    </Box>
  );
}

const shown = (field: VersionedField, version: RecordVersion): string => {
  switch (field) {
    case 'date':
      return longDate(version.date);
    case 'professionalId':
      return version.professionalName ?? NOT_SAID;
    case 'usedSupplies':
      return version.usedSupplies.length === 0
        ? ''
        : `${suppliesInWords(version.usedSupplies)}\nCosto total: ${formatClp(version.totalCost)}`;
    case 'footExam':
      return version.footExam ? examInWords(examOf(version.footExam)).join('\n') : '';
    default:
      return version[field];
  }
};
