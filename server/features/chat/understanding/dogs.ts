import { pattern } from '../language/pattern.ts'

/** 'With my dog', 'our puppy comes too'; 'dog sledding' and 'hot dogs' bring none along. */
const DOG = pattern()`
  \b(?:(?:with|bring(?:ing)?|tak(?:e|ing)|and|plus|have|got)\s+(?:a|my|our|the|two|small|little)(?:\s+(?:\w+\s+){0,2}?)?(?:dogs?|pupp(?:y|ies)|pup|
  pooch|labrador|poodle|terrier|spaniel|retriever)|(?:my|our)\s+(?:\w+\s+)?(?:dogs?|pupp(?:y|ies)|pup|pooch)|dog[- ]friendly|
  dogs? (?:are )?(?:allowed|welcome|ok|okay)|(?:allow|accept|welcome|take)s? dogs?)\b(?!\s*-?\s*(?:sled|sit|walker|kennel|
  (?:is|stays?|are) (?:at home|with)))
`
const LEFT = /\b(?:dogs?|pupp(?:y|ies)|pup|pooch)\s+(?:stays?|is staying|are staying|will stay)\b|\bwithout (?:the|my|our) (?:dogs?|pupp(?:y|ies)|pup|pooch)\b/

/** Whether a dog comes along; null where nothing is said of one. */
export function readDog(text: string): boolean | null {
  if (LEFT.test(text)) return false
  return DOG.test(text) ? true : null
}
