export { createDestinationSearch, type DestinationSearch } from './destination-search.ts'
export { DestinationField, placeName } from './DestinationField.tsx'
export { mayStart, planSentence, type Plan } from './plan.ts'
export { PlanDialog } from './PlanDialog.tsx'
