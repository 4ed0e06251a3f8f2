import { chromium } from 'playwright-core'

const QUIET = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

/** The machine's Chromium, or the one that `CHROMIUM_PATH` names, with nothing running in it but what is measured. */
export const openChromium = (...more) => chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: [...QUIET, ...more] })

/** Of an even count the later of the two in the middle. */
export const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
