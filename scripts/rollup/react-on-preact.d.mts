export const reactOnPreact: { find: string | RegExp; replacement: string }[]
