export const part: any = {};
