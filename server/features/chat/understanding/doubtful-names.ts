/** Names and aliases of places that are more often an ordinary word. They count only where a sentence wants a place. */
export const DOUBTFUL_NAMES: ReadonlySet<string> = new Set(
  `nice bath reading orange mobile of split hull deal rugby sandwich male cork champagne turkey china chad jordan georgia man essen tours
  best us la in or me ok hi pa ma id de co al as is are on see my no so be do go it at by to an am us uk eh ah big ben sun sat fish hope
  victoria florence sydney charlotte austin dallas chelsea adelaide madison lincoln jackson regina paris london kent carmel savannah
  buffalo phoenix college park lake bay beach island islands rock springs hill hills valley falls river bend bend hot salt sale lens
  nancy troy eden ely rye wells ware poole pool battle barking street sheep hammer goes assen wing crook love lucky why truth surprise
  normal boring moose bliss paradise heaven union liberty freedom independence concord harmony providence salem corning corona perth
  santa san saint port new old north south east west central downtown old town old city the city bar van is side kos pag vis rab krk
  bora ion many may march august sunday monday can will mini lima mali niger oman peru iran cuba guinea panama hamburger hamburg cologne
  angel brest como lucca pisa siena rome troy bergen gap lille metz male mad hat mat bor ham ayr rum eigg muck mull skye sky deal dover
  golden royal colonial standard general spring summer winter autumn fall war date data home house brand mission pacific atlantic delta
  media real leon march bari bar berry cody dale drake gary glen grant hudson jasper kelly kent lee logan milton nelson parker ross
  taylor tyler warren warwick wilson york derby leads leeds marathon canton limerick bologna java guinea denim jersey guernsey panama afghan`
    .split(/\s+/)
    .filter((name) => !['paris', 'london', 'rome', 'hamburg', 'lima', 'peru', 'cuba', 'perth', 'oman', 'iran', 'panama', 'cologne', 'bologna', 'siena', 'pisa', 'lucca', 'leeds', 'skye', 'lille', 'bergen', 'siena', 'bari'].includes(name)),
)
