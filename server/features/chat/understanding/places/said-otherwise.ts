import { PARTS_OF_THE_WORLD } from './world-parts.ts'

/** How people call a place, where the gazetteer has another name for it. */
export const SAID_OTHERWISE: ReadonlyMap<string, string> = new Map(
  `canaries=Canary Islands; the canaries=Canary Islands; big apple=New York; the big apple=New York; windy city=Chicago; the windy city=Chicago; big easy=New Orleans; the big easy=New Orleans
  taj mahal=Agra; eiffel tower=Paris; louvre=Paris; colosseum=Rome; vatican=Rome; statue of liberty=New York; central park=New York; big ben=London
  great wall of china=Beijing; alhambra=Granada; sagrada familia=Barcelona; angkor wat=Siem Reap; acropolis=Athens; pyramids of giza=Cairo; giza pyramids=Cairo
  christ the redeemer=Rio de Janeiro; burj khalifa=Dubai; golden gate bridge=San Francisco; brandenburg gate=Berlin; table mountain=Cape Town; forbidden city=Beijing
  kreta=Crete; kerry=County Kerry; gent=Ghent; hull=Kingston upon Hull; sd=San Diego; ny=New York; hk=Hong Kong; chi-town=Chicago; chitown=Chicago; sin city=Las Vegas; motor city=Detroit; beantown=Boston; music city=Nashville
  mile high city=Denver; city of angels=Los Angeles; city of light=Paris; city of lights=Paris; eternal city=Rome; h-town=Houston
  the 6ix=Toronto; emerald isle=Ireland; down under=Australia; land of the rising sun=Japan; ba=Buenos Aires; blighty=United Kingdom; jozi=Johannesburg
  joburg=Johannesburg; cpt=Cape Town; socal=California; norcal=California; nyc=New York; philly=Philadelphia; indy=Indianapolis; slc=Salt Lake City
  the states=United States; heathrow=London; gatwick=London; stansted=London; luton airport=London; charles de gaulle=Paris; orly=Paris; ciampino=Rome
  fiumicino=Rome; malpensa=Milan; linate=Milan; schiphol=Amsterdam; narita=Tokyo; haneda=Tokyo; incheon=Seoul; changi=Singapore; o'hare=Chicago; ohare=Chicago
  la guardia=New York; laguardia=New York; newark airport=New York; dulles=Washington DC; barajas=Madrid; el prat=Barcelona; suvarnabhumi=Bangkok
  disneyland paris=Paris; disney world=Orlando; walt disney world=Orlando; disneyworld=Orlando; disneyland=Anaheim; kings cross=London; london kings cross=London
  london liverpool street=London; birmingham new street=Birmingham; times square=New York; manhattan=New York; brooklyn=New York; hollywood=Los Angeles
  andaman=Andaman Islands; the andamans=Andaman Islands; andamans=Andaman Islands; legoland billund=Billund; dallas fort worth=Dallas; dallas/fort worth=Dallas; st pete=St Petersburg Florida; big island=Hawaii; the keys=Florida Keys; niagara=Niagara Falls; cabo=Cabo San Lucas; pv=Puerto Vallarta; rio=Rio de Janeiro
  dc=Washington DC; wash dc=Washington DC; d.c=Washington DC; the riviera=French Riviera; the lakes=Lake District; highlands=Scottish Highlands; frisco=San Francisco; salt lake=Salt Lake City; skye=Isle of Skye; the hague=The Hague; la la land=Los Angeles; tinseltown=Los Angeles`
    .split(/[;\n]/)
    .flatMap((pair) => {
      const [said = '', meant] = pair.trim().split('=')
      // Words are told apart at hyphens.
      return meant === undefined ? [] : [[said.replaceAll('-', ' '), meant] as const]
    }),
)

/** The most words that one of them has. */
export const LONGEST_SAYING = 5

/** Places of stories: whoever names one means no village that happens to be called so. */
export const IMAGINARY: ReadonlySet<string> = listOf(
  `atlantis; gotham; gotham city; narnia; hogwarts; hogsmeade; mordor; middle earth; rivendell; westeros; winterfell; king's landing
  kings landing; wakanda; asgard; mos eisley; tatooine; caprica; neverland; never never land; oz; land of oz; wonderland; camelot; avalon
  shangri-la; shangri la; xanadu; el dorado; utopia; valhalla; metropolis; arkham; bikini bottom; lilliput; elysium; hyrule; azeroth
  themyscira; latveria; genovia; zamunda; theed; naboo; coruscant; hoth; endor; vulcan; krypton; smallville; hill valley; sunnydale
  twin peaks; stars hollow; diagon alley; the shire; isengard; gondor; rohan; minas tirith; numenor; braavos; meereen; dorne; pandora
  arendelle; agrabah; zootopia; the moon; mars; venus; jupiter; saturn; pluto; mercury; heaven; hell; r'lyeh; brigadoon; panem
  elbonia; freedonia; ruritania; wakaville; loompaland; whoville; south park; emerald city; cloud city; bespin; dagobah; hyboria; cimmeria
  lemuria; hyperborea`,
)

/** The first word of each: what begins with no such word is not looked for. */
export const FIRST_OF_SAYINGS: ReadonlySet<string> = new Set([...SAID_OTHERWISE.keys(), ...PARTS_OF_THE_WORLD, ...IMAGINARY].map((said) => said.split(' ')[0] ?? ''))

function listOf(text: string): Set<string> {
  return new Set(text.split(/[;\n]/).map((name) => name.trim()))
}
