/* The chunk of whoever looks closer at what was found, or fills in a letter that is half written. */
export { Choose, ChooseFromContents } from '../../features/activities/compare/Choose.tsx'
export { ChoosingTools } from '../../features/activities/compare/ChoosingTools.tsx'
export { DayPlanning } from '../DayPlanning.tsx'
export { Compare } from '../Compare.tsx'
export { Templates } from '../Templates.tsx'
