import type { LocalDate, LocalTime } from '#domain/clinic-time.js';
import { SERIES_PARTS, SERIES_TIMES, SERIES_WEEKS, type SeriesPart } from '#domain/agenda/series.js';
import { FIELD_MESSAGES } from '#domain/sentences.es.js';
import { ArgsType, Field, Int, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import { asEnum } from '../../foundation/graphql/as-enum.js';
import { LocalDateScalar, LocalTimeScalar } from '../../foundation/graphql/scalars.js';
import { IsDay, IsDays, IsHour, IsId, IsWholeNumber, oneOf } from '../../foundation/input/field-rules.js';

const SeriesPartEnum = asEnum(SERIES_PARTS);
registerEnumType(SeriesPartEnum, {
  name: 'SeriesPart',
  description: 'All upcoming appointments of a series, or one of them and those after it.',
  valuesMap: {
    WHOLE: { description: 'All its upcoming appointments.' },
    FROM_HERE: { description: 'The named appointment and those after it.' },
  },
});
const IsSeriesPart = oneOf('seriesPart', SERIES_PARTS, FIELD_MESSAGES.oneOfList);

@ArgsType()
export class SeriesPreviewArgs {
  @Field(() => Int, { description: '1 to 52.' })
  @IsWholeNumber(SERIES_WEEKS.least, SERIES_WEEKS.most)
  everyWeeks!: number;
  @Field(() => Int, { description: 'How many appointments, the first one included: 2 to 26.' })
  @IsWholeNumber(SERIES_TIMES.least, SERIES_TIMES.most)
  times!: number;
}

@ArgsType()
export class CreateSeriesArgs {
  @Field(() => Int, { description: '1 to 52.' })
  @IsWholeNumber(SERIES_WEEKS.least, SERIES_WEEKS.most)
  everyWeeks!: number;
  @Field(() => [LocalDateScalar], { description: 'The days to book, 1 to 26; `input.date` is ignored.' })
  @IsDays()
  @ArrayNotEmpty({ message: FIELD_MESSAGES.oneOfList })
  @ArrayMaxSize(SERIES_TIMES.most, { message: FIELD_MESSAGES.tooMany })
  dates!: LocalDate[];
}

@ArgsType()
export class SeriesIdArgs {
  @Field(() => Int, {
    description: 'The `seriesId` of any of its appointments; an unknown one returns an empty list.',
  })
  @IsId()
  seriesId!: number;
}

@ArgsType()
export class SeriesPartArgs {
  @Field(() => Int, { description: 'Any appointment of the series.' }) @IsId() appointmentId!: number;
  @Field(() => SeriesPartEnum, {
    description: 'The appointments to change; past, completed and cancelled ones never change.',
  })
  @IsSeriesPart()
  part!: SeriesPart;
}

@ArgsType()
export class MoveSeriesArgs extends SeriesPartArgs {
  @Field(() => LocalDateScalar, {
    description: 'The new day of that appointment; the others move by the same number of days.',
  })
  @IsDay()
  date!: LocalDate;
  @Field(() => LocalTimeScalar, { description: 'When all of them start.' }) @IsHour() time!: LocalTime;
}
