const OPTIONAL = ':not([aria-required="true"], [type="checkbox"], [type="radio"])';

/** Marks the texts of a form that may stay empty. Visible only: a screen reader announces the required ones. */
export const optionalMarks = {
  [`& label[for]:has(+ * :is(input${OPTIONAL}, textarea${OPTIONAL}))::after`]: {
    content: '" (opcional)" / ""',
    color: 'text.secondary',
    fontWeight: 400,
  },
} as const;
