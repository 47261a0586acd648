/** 'goal 300: met'. */
export const verdict = (value, goal) => `goal ${goal}: ${value <= goal ? 'met' : 'short'}`;
