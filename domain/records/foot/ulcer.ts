const MM2_PER_CM2 = 100;

/** Length times width, as wounds are measured by hand. @returns cm² */
export const ulcerArea = (lengthMm: number, widthMm: number): number => (lengthMm * widthMm) / MM2_PER_CM2;
