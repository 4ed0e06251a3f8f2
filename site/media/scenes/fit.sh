#!/bin/sh
# fit.sh scene [bytes]: writes scene.webm of scene_master.mkv (by render.mjs), VP9 at the best quality that is no larger than so many bytes, 560,000 by default.
scene=$1; most=${2:-560000}
for quality in 34 38 42 46 50; do
  for pass in 1 2; do
    out="-bsf:v vp9_metadata=color_space=bt709:color_range=tv $scene.webm"
    [ "$pass" = 1 ] && out="-f null /dev/null"
    ffmpeg -nostdin -y -v error -i "${scene}_master.mkv" -an -c:v libvpx-vp9 -pix_fmt yuv420p -b:v 0 -crf "$quality" -row-mt 1 -tile-columns 1 -threads 2 \
      -g 240 -auto-alt-ref 1 -lag-in-frames 25 -deadline good -cpu-used 2 -pass "$pass" -passlogfile "$scene.fit" $out
  done
  size=$(stat -c %s "$scene.webm")
  echo "$scene: quality $quality, $size bytes"
  [ "$size" -le "$most" ] && break
done
